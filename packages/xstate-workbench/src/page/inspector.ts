import { openInspector } from './openWorkbench';

/* The script of the inspector that the command serves. */

openInspector(document.getElementById('root')?.dataset.socket);
