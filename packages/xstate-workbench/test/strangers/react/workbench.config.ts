import { defineConfig } from 'xstate-workbench';
import { doorModel } from './door.model';

export default defineConfig({
  models: { door: { model: doorModel, page: '/' } },
  site: process.env.SITE ?? 'http://localhost:5173',
  pages: ['/'],
});
