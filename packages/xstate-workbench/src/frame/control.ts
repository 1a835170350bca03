import type { PortInterceptor } from '../bench/holdPorts';
import type { FrameLoad } from './frame';
import { keepFocus } from './keepFocus';

/** Controls of a framed page. */
export interface Control extends Pick<FrameLoad, 'inputs' | 'opened' | 'failed'> {
  /** Options of every root actor: `createActor(machine, control.options)`. */
  readonly options: Pick<FrameLoad['bench'], 'clock'> & {
    readonly inspect: FrameLoad['bench']['recorder']['inspect'];
  };
  /** Holds the requests of an invoked actor: `machine.provide({ actors: { load: holdPort('load', load) } })`. */
  readonly holdPort: PortInterceptor;
  /** Chosen value of each variant of the configuration. */
  readonly variants: Readonly<Record<string, string>>;
  /** The scenario of a path; absent if the page is only visited. */
  readonly scenario: FrameLoad['request']['scenario'];
}

/**
 * Puts this page under the control of the workbench that frames it: clock, requests, record, and the input of the
 * scenario. Call it before other code listens to the window, `opened` once the page is shown, and `failed` with the
 * reason otherwise.
 * @returns `undefined` in any other page.
 * @example
 * const controls = control();
 * const actor = createActor(toastMachine, { ...controls?.options, input: controls?.inputs.toast ?? input });
 * controls?.opened();
 */
export function control(): Control | undefined {
  const host = hostOf(window);
  if (!host) return undefined;
  // Ariakit closes a dialog for clicks in parent windows, which it finds by this property.
  Object.defineProperty(window, 'frameElement', { value: null });
  keepFocus(window, window.parent);
  const { bench, interceptPort, request, inputs, opened, failed } = host;
  return {
    ...{ inputs, opened, failed, holdPort: interceptPort },
    options: { clock: bench.clock, inspect: bench.recorder.inspect },
    variants: request.variants,
    scenario: request.scenario,
  };
}

function hostOf({ parent }: Window): FrameLoad | undefined {
  try {
    return parent.workbenchHost;
  } catch {
    // The parent is a page of another origin.
    return undefined;
  }
}
