interface Rules {
  createScript(text: string): string;
  createScriptURL(address: string): string;
}

/** Sinks that browsers protect with Trusted Types. Source: W3C, Trusted Types. */
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): Rules;
}

function policy(): Rules {
  const rules: Rules = { createScript: (text) => text, createScriptURL: (address) => address };
  const { trustedTypes }: Window & { trustedTypes?: TrustedTypes } = window;
  // The content security policy allows only this policy name, which the analytics script uses as well.
  return trustedTypes?.createPolicy('site', rules) ?? rules;
}

/**
 * Address of a script on another host, for an element's `src`.
 * @param path begins with a slash.
 */
export function trustedAddress(host: string, path: string): string {
  return policy().createScriptURL(host + path);
}

/** JSON for a script element of type data. */
export function trustedData(json: string): string {
  return policy().createScript(json);
}
