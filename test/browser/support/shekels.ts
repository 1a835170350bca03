/**
 * Measures every visible amount, and the options of selects as text. Skips the hidden side of the menu card, which is
 * mirrored. Runs in the page.
 * @returns how many amounts it measured, and those whose sign is not to the left of all digits.
 */
export function shekelSigns() {
  const listed = [...document.querySelectorAll('select')].flatMap((select) =>
    [...select.options]
      .filter(({ text }) => text.includes('₪'))
      .map((option) => {
        const line = document.createElement('p');
        line.textContent = option.text;
        select.after(line);
        return line;
      }),
  );
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const misplaced: string[] = [];
  let measured = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    if (node.parentElement?.closest('option')) continue;
    for (const { 0: amount, index } of text.matchAll(/₪[\d,]+|[\d,]+[\u2069\s]*₪/g)) {
      const [signs, digits] = [/₪/, /\d[\d,]*/].map((part) => {
        const found = part.exec(amount);
        const range = document.createRange();
        range.setStart(node, index + (found?.index ?? 0));
        range.setEnd(node, index + (found?.index ?? 0) + (found?.[0].length ?? 0));
        return [...range.getClientRects()];
      });
      if (!signs?.length || !digits?.length) continue;
      measured += 1;
      const end = Math.max(...signs.map(({ right }) => right));
      // Half a pixel for rounding, and as much for tight letter spacing.
      if (digits.some(({ left }) => left < end - 1)) misplaced.push(amount);
    }
  }
  for (const line of listed) line.remove();
  return { measured, misplaced };
}
