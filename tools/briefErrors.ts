import process from 'node:process';
import { typeProblems } from './checkTypes';

/*
 * Imported by commands, before the owner's files: an error ends them with its message, with `DEBUG` set also with its
 * stack. A file that does not load has an error of types, which says more.
 */
process.once('uncaughtException', (error) => {
  const types = /(Transform|Reference|Syntax|Type)Error/.test(error.name) ? typeProblems() : [];
  console.error(process.env.DEBUG ? error : types.join('\n') || error.message);
  process.exit(1);
});
