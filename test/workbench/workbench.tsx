import { openInspector, openWorkbench } from 'xstate-workbench/page';

/* `/workbench`, and `/workbench?receive`, which needs no model. */

if (new URLSearchParams(location.search).has('receive')) openInspector();
else void import('../../workbench.config').then(({ default: config }) => openWorkbench(config));
