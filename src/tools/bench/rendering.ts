import process from 'node:process';
import { load } from 'cheerio';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { en } from '../../../locales/en';
import { he } from '../../../locales/he';
import { defaultParams } from '../../app/defaultParams';
import { createMessageStore } from '../../i18n/messageStore';
import { renderPage } from '../../server';
import type { Settings } from '../../settings/settingsSchema';
import { noAssets } from '../export/exportSite';
import { qrCodesOf } from '../export/qrCodes';
import type { Figure } from './figure';
import type { Run } from './run';
import { summarize } from './statistics';

const count = 200;

/**
 * The processor's time for one page of the export: time spent waiting for other processes is none of it. The
 * control is React alone, with the same elements and texts and nothing that makes them.
 */
export async function measureRendering({ settings, isQuick }: Run): Promise<Figure[]> {
  const render = rendererOf(settings);
  const control = elementsOf(await render('/services', 'en'));
  const ours: number[] = [];
  const plain: number[] = [];
  for (let page = 0; page < (isQuick ? count / 4 : count); page += 1) {
    ours.push(await processorTime(() => render('/services', page % 2 === 0 ? 'en' : 'he')));
    plain.push(await processorTime(async () => renderToString(control)));
  }
  return [
    {
      subject: 'Build',
      name: `/services rendered, processor's time`,
      counting: null,
      unit: 'ms',
      ours: summarize(ours),
      control: { ...summarize(plain), what: 'React alone' },
    },
  ];
}

function rendererOf(settings: Settings) {
  const year = new Date().getFullYear();
  const words = createMessageStore(() => Promise.reject(), defaultParams(settings, year), {
    en,
    he,
  });
  const qr = qrCodesOf(settings);
  return async (path: string, language: 'en' | 'he') =>
    (await renderPage({ path, language, settings, words, year, qr, assets: noAssets })).html;
}

async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The body of a page as React's elements; attributes that React spells otherwise are left out. */
function elementsOf(html: string): ReactNode {
  const $ = load(html);
  const convert = (node: ReturnType<ReturnType<typeof $>['contents']>[number]): ReactNode => {
    if (node.type === 'text') return node.data;
    if (node.type !== 'tag') return null;
    const { class: className, id, href } = node.attribs;
    return createElement(node.name, { className, id, href }, ...node.children.map(convert));
  };
  return createElement('div', null, ...$('#root').contents().toArray().map(convert));
}
