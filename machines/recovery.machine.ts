import { assign, emit, setup } from 'xstate';

export interface RecoveryInput {
  /** Address that this visit was already reloaded for, from storage or from the address. */
  readonly hasReloadedFor?: string | undefined;
}

export interface RecoveryContext extends RecoveryInput {
  /** Requested address that could not be shown; empty until then. */
  readonly target: string;
}

export interface ChunkFailed {
  readonly type: 'chunk.failed';
  readonly target: string;
  /** True if a form holds input that a reload would lose. */
  readonly hasDrafts: boolean;
}

export type RecoveryEvent =
  | ChunkFailed
  | { readonly type: 'reload.accepted' }
  | { readonly type: 'reload.declined' };

/** The adapter marks `target` as reloaded and loads it. */
export type RecoveryEmitted = { readonly type: 'reload.requested'; readonly target: string };

/**
 * Recovers when a chunk cannot be fetched because a new deployment deleted it. Reloads the page at the requested
 * address: automatically once for each address and never while a form holds a draft; otherwise it asks first. Source:
 * docs/decisions.md, "Pages".
 */
export const recoveryMachine = setup({
  types: {
    context: {} as RecoveryContext,
    input: {} as RecoveryInput,
    events: {} as RecoveryEvent,
    emitted: {} as RecoveryEmitted,
    tags: {} as 'busy',
  },
  guards: {
    mayReload: ({ context }, { target, hasDrafts }: ChunkFailed) =>
      !hasDrafts && target !== context.hasReloadedFor,
    isOtherTarget: ({ context }, { target }: ChunkFailed) => target !== context.target,
  },
  actions: {
    setTarget: assign((_, target: string) => ({ target })),
    markReloaded: assign(({ context }) => ({ hasReloadedFor: context.target })),
    emitReload: emit(({ context }) => ({
      type: 'reload.requested' as const,
      target: context.target,
    })),
  },
  delays: { reloadTimeout: 10_000 },
}).createMachine({
  id: 'recovery',
  context: ({ input }) => ({ hasReloadedFor: input.hasReloadedFor, target: '' }),
  initial: 'idle',
  on: {
    'chunk.failed': [
      {
        guard: { type: 'mayReload', params: ({ event }) => event },
        target: '.reloading',
        actions: { type: 'setTarget', params: ({ event }) => event.target },
      },
      {
        target: '.promptingReload',
        actions: { type: 'setTarget', params: ({ event }) => event.target },
      },
    ],
  },
  states: {
    idle: { description: 'Every chunk has loaded so far.' },
    promptingReload: {
      description: 'Offers to load the new version.',
      on: {
        'reload.accepted': { target: 'reloading' },
        'reload.declined': { target: 'idle' },
      },
    },
    reloading: {
      description:
        'Reloading. A later page whose chunk is gone replaces the target, with or without a draft.',
      tags: 'busy',
      entry: ['markReloaded', 'emitReload'],
      on: {
        'chunk.failed': [
          {
            guard: { type: 'isOtherTarget', params: ({ event }) => event },
            target: 'reloading',
            reenter: true,
            actions: { type: 'setTarget', params: ({ event }) => event.target },
          },
          {},
        ],
      },
      after: { reloadTimeout: { target: 'promptingReload' } },
    },
  },
});
