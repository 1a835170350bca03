/**
 * Finds names that are one edit away from a known one: a letter added, removed, replaced, or swapped with its
 * neighbor. The first letter has to match, and short known names (`PORT`) are skipped, because they resemble names of
 * other programs.
 */
export function misspellings(names: readonly string[], known: readonly string[]) {
  const unknown = names.filter((name) => !known.includes(name));
  return unknown.flatMap((written) => {
    const meant = known.find((name) => name.length >= 5 && isOneSlipAway(written, name));
    return meant === undefined ? [] : { written, meant };
  });
}

function isOneSlipAway(written: string, known: string): boolean {
  let same = 0;
  while (same < known.length && written[same] === known[same]) same += 1;
  const [one, other] = [written.slice(same), known.slice(same)];
  const isSwapped = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);
  return (
    same > 0 &&
    (one.slice(1) === other || // added
      one === other.slice(1) || // removed
      one.slice(1) === other.slice(1) || // replaced
      isSwapped)
  );
}
