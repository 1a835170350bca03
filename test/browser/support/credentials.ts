import type { Page, Response } from '@playwright/test';

const carried = ['cookie', 'authorization', 'proxy-authorization'];
const asked = ['set-cookie', 'www-authenticate', 'proxy-authenticate'];

/**
 * Records request and response headers that identify the visitor.
 * @returns ends the recording, and returns one line for each such header.
 */
export function watchCredentials(page: Page): () => Promise<string[]> {
  const found: Promise<string[]>[] = [];
  const record = (response: Response) => found.push(credentialsIn(response));
  const context = page.context();
  context.on('response', record);
  return async () => {
    // The headers of a later response could not be read once the test closes the page.
    context.off('response', record);
    return (await Promise.all(found)).flat();
  };
}

async function credentialsIn(response: Response): Promise<string[]> {
  const [request, answer] = await Promise.all([
    response.request().allHeaders(),
    response.allHeaders(),
  ]);
  return [
    ...carried.filter((name) => name in request),
    ...asked.filter((name) => name in answer),
  ].map((name) => `${name}: ${response.url()}`);
}
