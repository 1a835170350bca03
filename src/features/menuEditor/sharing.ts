/**
 * Shares something by the browser's share sheet. Resolves with `false` if the visitor cancels it.
 * @throws if the browser refuses.
 */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}

/**
 * Shares the picture of a canvas with a text. A browser that cannot share files saves the picture.
 * @throws if the browser cannot encode the picture.
 */
export async function sharePicture(canvas: string, name: string, text: string): Promise<boolean> {
  const drawn = document.querySelector<HTMLCanvasElement>(`#${canvas}`);
  const picture = await new Promise<Blob | null | undefined>((resolve) => {
    if (drawn) drawn.toBlob(resolve);
    else resolve(undefined);
  });
  if (!picture) throw new Error('the browser cannot encode the picture');
  const file = new File([picture], name, { type: picture.type });
  const data = { files: [file], text };
  if (navigator.canShare?.(data)) return openShareSheet(data);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Safari reads the address later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}

/** Copies a text. @throws if the browser refuses, such as on a page without TLS. */
export async function copyText(text: string): Promise<true> {
  await navigator.clipboard.writeText(text);
  return true;
}
