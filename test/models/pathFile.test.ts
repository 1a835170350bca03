import { readdirSync, readFileSync } from 'node:fs';
import { assign } from 'xstate';
import { createCatalog, readPathFile, runPath } from 'xstate-workbench';
import { findErrors, inquiryFields } from '../../machines/formRules';
import config from '../../workbench.config';

const catalog = createCatalog(config);

test.each(readdirSync('test/models/paths'))('[S4] the machine takes the path %s', async (name) => {
  const file = readPathFile(readFileSync(`test/models/paths/${name}`, 'utf8'), catalog);
  await runPath(catalog.modelOf(file.machine), file);
});

test('[S4] a path finds what an event does in a state that does not list it', async () => {
  const { model } = config.models.contactForm;
  const showErrors = assign(({ context }) => ({
    errors: findErrors(context.values, inquiryFields),
  }));
  const broken = model.machine.provide({ actions: { recheck: showErrors } });
  const steps = ['fill in with an invalid email', 'submit'];
  const path = { scenario: 'on its page', steps };
  await expect(runPath(model, path, broken)).rejects.toThrow(
    'after {"type":"field.changed","field":"name","value":""}: projection.errors.0.field: expected "email", found "name"',
  );
});
