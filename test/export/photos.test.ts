import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Photo } from '../../src/content/photo';
import { photoKey } from '../../src/site/exportedPhotos';
import { convertPhotos } from '../../tools/export/photos';
import { siteFacts } from '../../tools/facts/siteFacts';
import { inLanguages } from '../support/inLanguages';
import { sampleProject } from '../support/sampleProject';
import { temporaryFolder } from '../support/temporaryFolder';

let folder: string;
const originals = () => path.join(folder, 'static/photos');
beforeAll(async () => {
  folder = await temporaryFolder();
  await mkdir(originals(), { recursive: true });
});

/** Red, with blue in the last quarter of its width. */
function striped(width: number, height: number) {
  const blue = {
    create: { width: width / 4, height, channels: 3, background: '#0000ff' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, left: (width * 3) / 4, top: 0 },
  ]);
}

const alt = inLanguages({ en: 'A counter', he: 'דלפק' });

/** Converts photographs of projects, of the first member and of the first service. */
function convert(covers: readonly Photo[], portrait?: Photo, serviceImage?: Photo) {
  const [member] = siteFacts.team;
  return convertPhotos(folder, {
    portfolio: covers.map((image, place) => sampleProject(`project-${place}`, { image })),
    services: siteFacts.services
      .slice(0, 1)
      .map((one) => ({ ...one, image: serviceImage ?? one.image })),
    team: member && portrait ? [{ ...member, photo: portrait }] : [],
  });
}

describe('[S2] Photographs', () => {
  test('are converted once to both formats and every width, upright and without their location', async () => {
    // Lies on its side: the blue end is at the bottom once it is turned.
    const location = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 4/1 0/1' } };
    await striped(1700, 1300)
      .withExif(location)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(path.join(originals(), 'On the side (1).JPG'));
    const photo = { file: 'On the side (1).JPG', alt, focus: { x: 50, y: 100 } };
    const { photos, folders } = await convert([photo]);
    const exported = photos[photoKey(photo, 'cover')];
    expect(exported?.address).toMatch(/^\/assets\/on-the-side-1-\.[0-9a-f]{8}$/);
    expect(exported?.color).toMatch(/^#f[0-9a-f]0[0-9a-f]{3}$/);
    const [files = ''] = folders;
    const names = await readdir(files);
    for (const format of ['avif', 'webp']) {
      for (const width of [400, 640, 960, 1200]) {
        const name = `${path.basename(files)}-${width}.${format}`;
        expect(names).toContain(name);
        const found = await sharp(path.join(files, name)).metadata();
        expect([found.width, found.height, found.orientation, found.exif]).toEqual([
          width,
          (width * 11) / 16,
          undefined,
          undefined,
        ]);
      }
    }
    const bottom = await sharp(path.join(files, `${path.basename(files)}-400.webp`))
      .extract({ left: 0, top: 260, width: 400, height: 10 })
      .toBuffer();
    const { channels } = await sharp(bottom).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 85))).toEqual([0, 0, 3]);

    // A new conversion begins with a folder beside the first.
    const changed = async () => (await stat(path.dirname(files))).mtimeMs;
    const before = await changed();
    await convert([photo]);
    expect(await changed()).toBe(before);
  });

  test('are cropped around their focus: a portrait of the last quarter is blue', async () => {
    await striped(2000, 500).png().toFile(path.join(originals(), 'wide.png'));
    const middle = { file: 'wide.png', alt };
    const end = { ...middle, focus: { x: 100, y: 0 } };
    const colorOf = async (photo: Photo) =>
      (await convert([], photo)).photos[photoKey(photo, 'portrait')]?.color;
    expect(await colorOf(middle)).toMatch(/^#f[0-9a-f]0[0-9a-f]{3}$/);
    expect(await colorOf(end)).toMatch(/^#0[0-9a-f]{3}f[0-9a-f]$/);
  });

  test('are refused with file and expectation where they are unreadable or too small', async () => {
    await striped(1196, 900).jpeg().toFile(path.join(originals(), 'small.jpg'));
    await writeFile(path.join(originals(), 'text.jpg'), 'no picture');
    await striped(1600, 1200).tiff().toFile(path.join(originals(), 'scan.tif'));
    const files = ['text.jpg', 'small.jpg', 'scan.tif'];
    const text = { file: 'text.jpg', alt };
    const refused = convert(
      files.map((file) => ({ file, alt })),
      text,
      text,
    );
    const size = (px: string) =>
      `: expected a JPEG, PNG, WebP or AVIF in static/photos, at least ${px} high`;
    const line = (place: number, file: string, reason: string) =>
      `  src/content/portfolio.ts: portfolio[project-${place}].image.file is "${file}", ${reason}${size('1200 px wide and 825 px')}`;
    const unreadable = 'which is no picture';
    const [member] = siteFacts.team;
    const [service] = siteFacts.services;
    const { message } = await refused.catch((error) => error);
    expect(message.replace(/, line \d+/g, '')).toBe(
      [
        'Photographs that cannot be used:',
        line(0, 'text.jpg', unreadable),
        line(1, 'small.jpg', 'which is 1196 × 900 px'),
        line(2, 'scan.tif', 'which is tiff'),
        `  src/content/services.ts: services[${service?.id}].image.file is "text.jpg", ${unreadable}${size('600 px wide and 450 px')}`,
        `  src/content/team.ts: team[${member?.id}].photo.file is "text.jpg", ${unreadable}${size('480 px wide and 480 px')}`,
      ].join('\n'),
    );
  });
});
