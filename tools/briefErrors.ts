import process from 'node:process';

/* Imported by commands: an error ends them with its message, with `DEBUG` set also with its stack. */
process.once('uncaughtException', (error) => {
  console.error(process.env.DEBUG ? error : error.message);
  process.exit(1);
});
