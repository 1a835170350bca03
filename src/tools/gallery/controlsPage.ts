import { type CloseUp, moments } from './controls';

/** Rows of controls, columns of moments. */
export function controlsPage(title: string, closeUps: readonly CloseUp[]): string {
  const names = [...new Set(closeUps.map(({ control }) => control))];
  const cells = (control: string) =>
    moments.map((moment) => {
      const found = closeUps.find((one) => one.control === control && one.moment === moment);
      return `<td>${found ? `<img src="${found.image}" alt="">` : ''}</td>`;
    });
  const rows = names.map((name) => `<tr><th>${name}</th>${cells(name).join('')}</tr>`);
  return `<!doctype html><meta charset="utf-8"><title>${title}</title>
<style>body{font:13px sans-serif;margin:12px;background:#999}th{text-align:start;padding-inline-end:12px}td{padding:2px}img{display:block}</style>
<table><tr><th>${title}</th>${moments.map((moment) => `<th>${moment}</th>`).join('')}</tr>${rows.join('')}</table>`;
}
