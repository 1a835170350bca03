import * as models from '../../machines/models';
import { testModels } from '../../machines/testing/testModels';

testModels(models, { test, prefix: '[S4] ' });
