import { reportChunkError } from '../../src/app/connectRecovery';
import type { SiteActor } from '../../src/hooks/SiteContext';

const form = { getSnapshot: () => ({ context: { values: {} } }) };

test('[S8] forgets a page whose chunk is gone after the visitor navigates elsewhere', async () => {
  const answers: ((answer: { ok: boolean }) => void)[] = [];
  window.fetch = () => new Promise((resolve) => answers.push(resolve as never));
  const send = jest.fn();
  const context = { recovery: { send }, contactForm: form, reviewForm: form };
  const actor = { getSnapshot: () => ({ context }) } as unknown as SiteActor;
  const go = (path: string) => {
    history.pushState(null, '', path);
    return reportChunkError(actor);
  };
  const reports = [go('/services'), go('/pricing')];
  for (const answer of answers.reverse()) answer({ ok: true });
  await Promise.all(reports);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith({
    type: 'chunk.failed',
    target: `${location.origin}/pricing`,
    hasDrafts: false,
  });
});
