#!/bin/sh
# Installs Trakkx Desktop for you alone, without root. `uninstall.sh`, here or beside the app, removes it again.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
app=$HOME/.local/lib/trakkx-desktop
bin=$HOME/.local/bin

if [ -e "$app/uninstall.sh" ]; then
    sh "$app/uninstall.sh" --quiet
fi

# What is not there yet is noted, so that uninstalling takes it away again and nothing else.
made=$(mktemp)
trap 'rm -f "$made" "$made.files"' EXIT
make_folder() {
    if [ ! -d "$1" ]; then
        make_folder "$(dirname -- "$1")"
        mkdir -- "$1"
        printf 'folder %s\n' "$1" >>"$made"
    fi
}

make_folder "$HOME/.local/lib"
make_folder "$bin"
cp -RP -- "$here/app" "$app"
ln -sf -- "$app/trakkx-desktop" "$bin/trakkx-desktop"
printf 'file %s\n' "$bin/trakkx-desktop" >>"$made"

# Both remember all types and programs of this person: they may go only if they came with us.
[ -e "$data/mime/globs2" ] || printf 'mime %s\n' "$data/mime" >>"$made"
[ -e "$data/applications/mimeinfo.cache" ] || printf 'cache %s\n' "$data/applications/mimeinfo.cache" >>"$made"

cd "$here/share"
find . -type f | sed 's|^\./||' | sort >"$made.files"
while IFS= read -r file; do
    make_folder "$(dirname -- "$data/$file")"
    cp -- "$file" "$data/$file"
    printf 'file %s\n' "$data/$file" >>"$made"
done <"$made.files"

# A menu does not look into ~/.local/bin everywhere, so the entry names the whole path. It is quoted only if
# it must be: xdg-open on a bare window manager does not understand quotes.
entry=$(find applications -name '*.desktop')
case $app in
    *[!A-Za-z0-9_./+@:,-]*)
        quoted=$(printf '%s' "$app/trakkx-desktop" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g; s/[&|\\]/\\&/g')
        quoted=\"$quoted\" ;;
    *) quoted=$app/trakkx-desktop ;;
esac
sed "s|^Exec=trakkx-desktop|Exec=$quoted|" "$entry" >"$data/$entry"

cp -- "$made" "$app/installed"
cp -- "$here/uninstall.sh" "$app/uninstall.sh"
command -v update-mime-database >/dev/null && update-mime-database "$data/mime" || true
command -v update-desktop-database >/dev/null && update-desktop-database -q "$data/applications" || true

echo "Trakkx Desktop is in your menu. To remove it: sh \"$app/uninstall.sh\""
