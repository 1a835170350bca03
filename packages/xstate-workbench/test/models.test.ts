import { testModels } from 'xstate-workbench/test';
import { hostModel } from './models/host';
import { lampModel } from './models/lamp';
import { listModel } from './models/list';

testModels({ lamp: lampModel, list: listModel, host: hostModel }, { test });
