interface Rules {
  createScript(text: string): string;
  createScriptURL(address: string): string;
}

/** What browsers have that take no text for a script. Source: W3C, Trusted Types. */
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): Rules;
}

/** Vouches for what this module hands out. What comes of it is no text any more, but may stand where text may. */
function policy(): Rules {
  const rules: Rules = { createScript: (text) => text, createScriptURL: (address) => address };
  const { trustedTypes }: Window & { trustedTypes?: TrustedTypes } = window;
  // The content security policy names the one that may be made, by the code that counts early as well.
  return trustedTypes?.createPolicy('site', rules) ?? rules;
}

/**
 * The address of a script of another host, for an element's `src`.
 * @param path begins with a slash.
 */
export function trustedAddress(host: string, path: string): string {
  return policy().createScriptURL(host + path);
}

/** JSON as the text of a script element, which only holds it as data. */
export function trustedData(json: string): string {
  return policy().createScript(json);
}
