/** One picture of the gallery, as it was taken. */
export interface Picture {
  /** File name, beside the page. */
  readonly file: string;
  readonly name: string;
  readonly language: string;
  readonly scheme: string;
  /** Of the window, in px. */
  readonly width: number;
}

/** All pictures on one page, those of one thing side by side. */
export function galleryPage(pictures: readonly Picture[]): string {
  const subjects = new Map<string, Picture[]>();
  for (const picture of pictures) {
    const subject = picture.name.replace(/-(en|he)-\d+-(light|dark)$/, '');
    subjects.set(subject, [...(subjects.get(subject) ?? []), picture]);
  }
  const rows = [...subjects].map(([subject, all]) => {
    const figures = all.map(
      ({ file, language, scheme, width }) =>
        `<figure><a href="${file}"><img src="${file}" width="${Math.round(width / 4)}" alt=""></a><figcaption>${language} ${width} ${scheme}</figcaption></figure>`,
    );
    return `<section><h2 id="${subject}">${subject}</h2><div>${figures.join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Gallery</title>
<style>body{font:14px sans-serif;margin:2rem;background:#888}div{display:flex;flex-wrap:wrap;gap:.5rem;align-items:start}figure{margin:0}img{display:block;border:1px solid #444}</style>
</head><body><h1>${pictures.length} pictures</h1>
${rows.join('\n')}
</body></html>
`;
}
