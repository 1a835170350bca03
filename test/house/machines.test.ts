import path from 'node:path';
import { StateMachine } from 'xstate';
import { filesBelow, projectRoot, sourceFiles } from '../../src/tools/testing/sourceFiles';

const machineFiles = filesBelow('machines').filter((file) => file.endsWith('.machine.ts'));

interface StateNode {
  readonly id: string;
  readonly description?: string | undefined;
  readonly states: Readonly<Record<string, StateNode>>;
}

test.each(machineFiles)('[House] every state of %s has a description', async (file) => {
  const exported: Record<string, unknown> = await import(path.join(projectRoot, file));
  const machines = Object.values(exported).filter((value) => value instanceof StateMachine);
  expect(machines).toHaveLength(1);
  const states = machines.flatMap(({ root }) => below(root));
  expect(states).not.toEqual([]);
  expect(states.filter(({ description }) => !description?.trim()).map(({ id }) => id)).toEqual([]);
});

test('[House] machines touch no browser, clock or chance of their own', () => {
  const outside =
    /(?<![.\w])(window|document|navigator|localStorage|sessionStorage|fetch|setTimeout|setInterval|console|process|Math\.random|Date\.now|new Date)\b(?!\s*\??:)/;
  const users = sourceFiles('machines').filter(({ code }) => outside.test(code));
  expect(users.map(({ path }) => path)).toEqual([]);
});

function below(node: StateNode): readonly StateNode[] {
  return Object.values(node.states).flatMap((child) => [child, ...below(child)]);
}
