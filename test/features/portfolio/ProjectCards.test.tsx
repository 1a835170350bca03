import { screen } from '@testing-library/react';
import { ProjectCards } from '../../../src/features/portfolio/ProjectCards';
import { photoKey } from '../../../src/site/exportedPhotos';
import { inLanguages } from '../../support/inLanguages';
import { renderWithSite, switchLanguage } from '../../support/renderWithSite';
import { sampleProject } from '../../support/sampleProject';

describe('[S2] Project cards', () => {
  test('show a message instead of an empty list', async () => {
    const { site } = await renderWithSite(<ProjectCards projects={[]} />);
    expect(screen.getByText('No projects to show yet.')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
    await switchLanguage(site, 'he');
    expect(screen.getByText('עדיין אין כאן עבודות.')).toBeVisible();
  });

  test('mark samples beside others', async () => {
    const projects = [sampleProject('one'), sampleProject('other', { sample: false })];
    await renderWithSite(<ProjectCards projects={projects} />);
    const [sample, own] = screen.getAllByRole('listitem');
    expect(sample).toHaveTextContent('Sample');
    expect(own).not.toHaveTextContent('Sample');
  });

  test('show a photograph with its text in the page’s language, in two formats and in every width', async () => {
    const image = { file: 'counter.jpg', alt: inLanguages({ en: 'A counter', he: 'דלפק' }) };
    const { container, site } = await renderWithSite(
      <ProjectCards projects={[sampleProject('one', { image })]} />,
      {
        photos: { [photoKey(image, 'cover')]: { address: '/assets/counter.1', color: '#102030' } },
      },
    );
    const photograph = screen.getByRole('img', { name: 'A counter' });
    for (const [name, value] of [
      ['loading', 'lazy'],
      ['width', '1200'],
      ['height', '825'],
    ] as const)
      expect(photograph).toHaveAttribute(name, value);
    const avif = container.querySelector('source[type="image/avif"]');
    const addresses = [avif, photograph].map((one) => one?.getAttribute('srcset')?.split(', '));
    const widths = [400, 640, 960, 1200];
    expect(addresses).toEqual(
      ['avif', 'webp'].map((format) =>
        widths.map((width) => `/assets/counter.1-${width}.${format} ${width}w`),
      ),
    );
    await switchLanguage(site, 'he');
    expect(screen.getByRole('img', { name: 'דלפק' })).toBe(photograph);
  });
});
