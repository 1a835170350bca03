/** Makes the page a minute older, as if a person had filled in a form. */
export function agePage(): void {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
}
