import { test } from 'node:test';
import { testModels } from 'xstate-workbench/test';
import config from './workbench.config.js';

testModels({ job: config.models.job.model }, { test });
