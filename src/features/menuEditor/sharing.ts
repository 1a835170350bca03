/** The open share sheet. A browser opens one at a time, and rejects others. */
let openSheet: Promise<boolean> | undefined;

/**
 * Shares something by the browser's share sheet, or waits for the one that is open. Resolves with `false` if the visitor
 * cancels it.
 * @throws if the browser refuses.
 */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  const open = openSheet;
  const sheet = navigator.share(data).then(
    () => true,
    (error: unknown) => {
      const name = error instanceof DOMException ? error.name : '';
      if (name === 'AbortError') return false;
      if (name === 'InvalidStateError' && open) return open;
      throw error;
    },
  );
  openSheet = sheet;
  try {
    return await sheet;
  } finally {
    if (openSheet === sheet) openSheet = undefined;
  }
}

/**
 * Shares the picture of a canvas with a text. Resolves once the browser has the picture. A browser that cannot share
 * files, or no longer takes the press for the cause, saves the picture.
 * @throws if the browser cannot encode or save the picture.
 */
export async function sharePicture(canvas: string, name: string, text: string): Promise<void> {
  const picture = await new Promise<Blob | null>((resolve) => {
    document.querySelector<HTMLCanvasElement>(`#${canvas}`)?.toBlob(resolve);
  });
  if (!picture) throw new Error('the browser cannot encode the picture');
  const file = new File([picture], name, { type: picture.type });
  const data = { files: [file], text };
  if (navigator.canShare?.(data)) openShareSheet(data).catch(() => save(file));
  else save(file);
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Safari reads the address later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
