/** State of the start (`StartState`), which the boot script writes; `undefined` before. For early scripts. */
export function startState(): string | undefined {
  return document.documentElement.dataset.start;
}
