import { createCatalog, defineConfig } from 'xstate-workbench';
import { hostModel } from './host';
import { lampModel } from './lamp';
import { listModel } from './list';

/** Models of the package's tests. */
export const config = defineConfig({
  models: {
    lamp: { model: lampModel },
    list: { model: listModel, page: '/list' },
    host: { model: hostModel },
  },
  pages: ['/', '/list'],
  variants: { language: { en: 'English', he: 'Hebrew' } },
});

export const catalog = createCatalog(config);
