/** What browsers that believe no text make of an address once a policy has vouched for it. Source: W3C, Trusted Types. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/**
 * The address of a script of another host, for an element's `src`. The content security policy names the one
 * policy that may be made, `site`.
 * @param path begins with a slash.
 */
export function trustedScript(host: string, path: string): string {
  const address = `${host}${path}`;
  const { trustedTypes }: Window & { trustedTypes?: TrustedTypes } = window;
  // Not text any more, but what an element's `src` takes all the same.
  const policy = trustedTypes?.createPolicy('site', { createScriptURL: (text) => text });
  return policy ? policy.createScriptURL(address) : address;
}
