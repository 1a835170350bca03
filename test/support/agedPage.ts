/** Lets the page be a minute older than it is, as it is once a person has filled in a form. */
export function agePage(): void {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
}
