import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expectThat, type Fault } from '../fault';
import { nameOf, postNumber, readReviews, send } from '../posts';
import { startProcess } from '../serverProcess';
import { expectOnce } from '../stored';
import { appId } from './appId';

/** The disk fills up while visitors post, and is cleared again. Needs root, for a small disk of its own. */
export const diskFull: Fault = {
  name: 'disk full',
  expected:
    'posts get 503, reads go on; nothing acknowledged is lost; posts are taken once there is room',
  run: async (_, folder) => {
    const disk = path.join(folder, 'disk');
    await mkdir(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]);
    try {
      return await fillAndClear(disk);
    } finally {
      execFileSync('umount', ['--lazy', disk]);
    }
  },
};

async function fillAndClear(disk: string): Promise<string> {
  const url = `file:${disk}/full.db`;
  const service = await startProcess(url);
  const acknowledged = new Set<string>();
  const filler = path.join(disk, 'filler');
  try {
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 200_000)));
    let number = 0;
    let status = 201;
    while (status === 201 && number < 20_000) {
      status = await send(service.port, postNumber(number, appId));
      if (status === 201) acknowledged.add(nameOf(number));
      number += 1;
    }
    expectThat(status === 503, `on a full disk a post was answered with ${status}`);
    const read = await readReviews(service.port, appId);
    expectThat(read.status === 200, `on a full disk a read was answered with ${read.status}`);
    rmSync(filler);
    const after = await send(service.port, postNumber(number, appId));
    expectThat(after === 201, `once there was room a post was answered with ${after}`);
    acknowledged.add(nameOf(number));
  } finally {
    await service.stop();
  }
  await expectOnce(url, acknowledged);
  return `${acknowledged.size - 1} posts until full, then 503; taken again once there was room`;
}
