/** Addresses of the code of a page, in order. The attribute is `data-code` of its script. */
export function pageCode(attribute = ''): readonly string[] {
  return attribute.split(' ').map((name) => `/assets/${name}.js`);
}
