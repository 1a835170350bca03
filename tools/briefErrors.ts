import process from 'node:process';
import { typeProblems } from './checkTypes';

/* Imported by commands: an error ends them with its message, or the types' about a file that does not load; `DEBUG` adds its stack. */
process.once('uncaughtException', (error) => {
  const types = /(Transform|Reference|Syntax|Type|Range)Error|: Directory import/.test(`${error}`)
    ? typeProblems()
    : [];
  console.error(process.env.DEBUG ? error : types.join('\n') || error.message);
  process.exit(1);
});
