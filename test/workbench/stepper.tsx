import { useMemo, useState, useSyncExternalStore } from 'react';
import * as list from '../../machines/models';
import type { Path } from '../../machines/testing/coveringPaths';
import { differenceText, plainText } from '../../machines/testing/differences';
import { failuresOf, shortestPaths } from '../../machines/testing/everyPath';
import { addressOf } from '../../machines/testing/failure';
import { type Model, outcomeOf, type Step } from '../../machines/testing/model';
import { takePath, type Walk } from '../../machines/testing/takePath';
import { activeNodes, transitionsOf } from '../../machines/testing/transitions';
import { waitingIn } from '../../machines/testing/waitingActors';
import { Chart } from './Chart';
import { Choice, Tool } from './controls';
import { stateText } from './record';

/* `/workbench`: takes steps of the models with the machines alone. The address has the path; each step replays it. */

const models: Readonly<Record<string, Model>> = list;

/** The path of an address. What it leaves out is the first one. */
function placeOf(search: string) {
  const query = new URLSearchParams(search);
  const model: Model = models[query.get('machine') ?? ''] ?? list.banner;
  const [start = ''] = Object.keys(model.scenarios);
  return { model, scenario: query.get('scenario') || start, steps: query.getAll('step') };
}

function go(machine: string, scenario = '', steps: readonly string[] = []) {
  history.pushState(null, '', addressOf(machine, scenario, steps));
  dispatchEvent(new PopStateEvent('popstate'));
}

function onMove(changed: () => void) {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
}

export function Stepper() {
  const search = useSyncExternalStore(onMove, () => location.search);
  const { model, scenario, steps } = placeOf(search);
  const machine = model.machine.id;
  const [walk, problem] = useMemo(() => {
    const { model, ...path } = placeOf(search);
    try {
      return [takePath(model, path), ''];
    } catch (error) {
      return [undefined, String(error)];
    }
  }, [search]);
  return (
    <main>
      <title>Stepper</title>
      <h1>Stepper</h1>
      <section aria-labelledby="path">
        <h2 id="path">Path</h2>
        <div className="row">
          <Choice
            label="Machine"
            value={machine}
            options={Object.keys(models)}
            onChoose={(chosen) => go(chosen)}
          />
          <Choice
            label="Scenario"
            value={scenario}
            options={Object.keys(model.scenarios)}
            onChoose={(chosen) => go(machine, chosen)}
          />
          {model.page && <a href={model.page}>Its page</a>}
        </div>
        {problem && <p role="alert">{problem}</p>}
        <ol aria-label="Steps">
          {['Start', ...steps].map((step, index) => (
            <li key={[step, ...steps.slice(0, index)].join()}>
              <Tool
                aria-current={index === steps.length ? 'step' : undefined}
                onClick={() => go(machine, scenario, steps.slice(0, index))}
              >
                {step}
              </Tool>{' '}
              {walk && `${walk.found[index]?.length ? '✗' : '✓'} ${walk.states[index]}`}
              {walk?.found[index]?.map((difference) => (
                <p role="alert" key={difference.key}>
                  {differenceText(difference)}
                </p>
              ))}
            </li>
          ))}
        </ol>
        {walk && <NextSteps {...{ model, scenario, steps, walk }} />}
        <EveryPath key={machine} model={model} />
      </section>
      <section aria-label="Machine" className="side">
        {walk && <State key={machine} {...{ walk, model }} />}
      </section>
    </main>
  );
}

interface NextProps extends Path {
  readonly model: Model;
  readonly walk: Walk;
}

/** Steps that the table lists in the current state, those that must do nothing, and the clock. */
function NextSteps({ model, scenario, steps, walk }: NextProps) {
  const [time, setTime] = useState('1000');
  const state = walk.states.at(-1) ?? '';
  const all = Object.entries(model.steps);
  const take = (step: string) => go(model.machine.id, scenario, [...steps, step]);
  const isListed = (name: string) => outcomeOf(model, state, name) !== undefined;
  const buttons = (steps: typeof all) =>
    steps.map(([name, step]) => (
      <Tool key={name} onClick={() => take(name)}>
        {name} <small>{wordsOf(step)}</small>
      </Tool>
    ));
  return (
    <>
      <h2>Next step</h2>
      <div className="row">{buttons(all.filter(([name]) => isListed(name)))}</div>
      <div className="row">
        <label>
          Time in ms
          <input
            type="number"
            min={1}
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </label>
        <Tool disabled={!/^[1-9]\d*$/.test(time)} onClick={() => take(`${time} ms pass`)}>
          Let time pass
        </Tool>
      </div>
      <details>
        <summary>Events that must do nothing here</summary>
        <div className="row">
          {buttons(all.filter(([name, step]) => 'events' in step && !isListed(name)))}
        </div>
      </details>
    </>
  );
}

/** A step in the chart's words. */
function wordsOf(step: Step): string {
  if ('wait' in step) return `after ${step.wait} ms`;
  if ('done' in step) return `done: ${step.done}`;
  if ('fail' in step) return `error: ${step.fail}`;
  return [...new Set(step.events.map(({ type }) => type))].join(', ');
}

/** The machine after the path, and the transitions that the path leaves out. */
function State({ model, walk }: Pick<NextProps, 'model' | 'walk'>) {
  const { machine } = model;
  const { snapshot, taken } = walk;
  const paths = useMemo(() => shortestPaths(model), [model]);
  const covered = new Set(taken.flat());
  const left = transitionsOf(machine).filter(({ id }) => !covered.has(id));
  return (
    <>
      <p role="status">{`${machine.id} is ${stateText(snapshot.value)}`}</p>
      {waitingIn(snapshot).map(({ port, input }) => (
        <p key={port}>
          waits for {port} {plainText(input)}
        </p>
      ))}
      <Chart
        name={machine.id}
        lit={{ activeStates: activeNodes(snapshot), taken: taken.at(-1) ?? [] }}
        {...{ machine, covered }}
      />
      <h2>Context</h2>
      <pre>{plainText(snapshot.context, 2)}</pre>
      <details>
        <summary>{`${left.length} transitions are not in this path (dotted)`}</summary>
        <ul>
          {left.map(({ id }) => {
            const path = paths.get(id);
            return (
              <li key={id}>
                <Tool
                  disabled={!path}
                  onClick={() => path && go(machine.id, path.scenario, path.steps)}
                >
                  {id}
                </Tool>
              </li>
            );
          })}
        </ul>
      </details>
    </>
  );
}

/** Runs every path of this machine or of all, and lists what differs. */
function EveryPath({ model }: { readonly model: Model }) {
  const [report, setReport] = useState('');
  const [failures, setFailures] = useState<readonly string[]>([]);
  const run = async (all: readonly Model[]) => {
    const start = performance.now();
    const found: string[] = [];
    for (const one of all) {
      setReport(`Running ${one.machine.id} …`);
      await new Promise((shown) => setTimeout(shown));
      found.push(...failuresOf(one));
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    setFailures(found);
    setReport(`${found.length} paths differ, in ${seconds} s`);
  };
  return (
    <>
      <h2>All paths</h2>
      <div className="row">
        <Tool onClick={() => run([model])}>Run every path</Tool>
        <Tool onClick={() => run(Object.values(models))}>Run every machine</Tool>
        <span role="status">{report}</span>
      </div>
      {failures.map((failure) => (
        <pre key={failure} role="alert">
          {failure}
        </pre>
      ))}
    </>
  );
}
