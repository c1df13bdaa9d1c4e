#!/bin/sh
# Removes what install.sh brought. Saved games, scores and settings stay where they are.
set -eu

data=${XDG_DATA_HOME:-$HOME/.local/share}
app=$HOME/.local/lib/trakkx-desktop
if [ ! -f "$app/installed" ]; then
    echo "Trakkx Desktop is not installed for you." >&2
    exit 1
fi
made=$(mktemp)
trap 'rm -f "$made"' EXIT
cp -- "$app/installed" "$made"

sed -n 's/^file //p' "$made" | while IFS= read -r file; do
    rm -f -- "$file"
done
rm -rf -- "$app"

command -v update-mime-database >/dev/null && [ -d "$data/mime" ] && update-mime-database "$data/mime" || true
command -v update-desktop-database >/dev/null && update-desktop-database -q "$data/applications" || true
# What the two wrote goes too if nobody else has brought a type or a program since.
sed -n 's/^mime //p' "$made" | while IFS= read -r mime; do
    if [ -z "$(ls -A "$mime/packages" 2>/dev/null)" ]; then
        rm -rf -- "$mime"
    fi
done
sed -n 's/^cache //p' "$made" | while IFS= read -r cache; do
    if ! grep -q = "$cache" 2>/dev/null; then
        rm -f -- "$cache"
    fi
done
sed -n 's/^folder //p' "$made" | sort -r | while IFS= read -r folder; do
    rmdir -- "$folder" 2>/dev/null || true
done

if [ "${1-}" != --quiet ]; then
    echo "Trakkx Desktop is removed. Your saved games stay in ${XDG_CONFIG_HOME:-$HOME/.config}/trakkx-desktop."
fi
