import styled from '@emotion/styled';
import { memo, useEffect, useRef } from 'react';
import { heroMenu } from '../../content/heroMenu';
import { useI18n } from '../../i18n/I18nContext';
import { useMenuEditorMessages } from '../../i18n/menuEditorMessages';
import { useSettings } from '../../site/SiteContext';
import { inkNamed, inks, menuPapers } from '../../tokens/menuPapers';
import { color } from '../../tokens/roles';
import { below, clearOfToast, radius, space, targetSize } from '../../tokens/space';
import { hiddenFromView } from '../../ui/VisuallyHidden';
import type { MenuEditor } from './menuEditor.actor';
import { drawMenuPicture, menuPictureId, pictureSize } from './menuPicture';

interface Props extends Pick<MenuEditor, 'change'> {
  readonly sides: MenuEditor['sides'];
  readonly paper: string;
  /** Absent if the menu cannot be encoded. */
  readonly address: string | undefined;
}

/** The picture that is sent, as it will arrive, with a choice of its color, which the menu page has too. */
export const MenuPictureView = memo(function MenuPictureView(props: Props) {
  const { sides, paper, address, change } = props;
  const { language } = useI18n();
  const t = useMenuEditorMessages();
  const studio = useSettings().studioName[language];
  const preview = useRef<HTMLCanvasElement>(null);
  const sent = useRef<HTMLCanvasElement>(null);
  const invitation = heroMenu.tent.scan[language];
  useEffect(() => {
    const written = [sides.face, sides.back].flatMap((side) => side ?? []);
    const picture = { sides: written, address, invitation, studio, paper: inkNamed(paper) };
    for (const { current } of [preview, sent]) if (current) void drawMenuPicture(current, picture);
  }, [sides, address, invitation, studio, paper]);
  return (
    <div>
      <Preview ref={preview} role="img" aria-label={t('preview')} />
      <canvas ref={sent} id={menuPictureId} {...pictureSize} hidden />
      <Inks>
        <Legend>{t('ink')}</Legend>
        {inks.map((name) => (
          <Ink key={name} style={{ backgroundColor: menuPapers[name].ground }}>
            <Choice
              type="radio"
              name="ink"
              checked={name === paper}
              onChange={() => change('paper', name)}
              aria-label={t(`inks.${name}`)}
            />
          </Ink>
        ))}
      </Inks>
    </div>
  );
});

const Preview = styled.canvas({
  display: 'block',
  inlineSize: '21.25rem',
  [below(1180)]: { inlineSize: '15rem' },
  border: `2px solid ${color.edge}`,
  aspectRatio: `${pictureSize.width} / ${pictureSize.height}`,
  maxInlineSize: '100%',
  boxShadow: `3px 4px 0 ${color.shadow}`,
});

const Inks = styled.fieldset({
  display: 'flex',
  gap: space(2),
  marginBlock: space(3),
  padding: 0,
  border: 0,
});

const Legend = styled.legend(hiddenFromView);

const Ink = styled.label({
  inlineSize: targetSize,
  blockSize: targetSize,
  border: `2px solid ${color.edge}`,
  borderRadius: radius.round,
  forcedColorAdjust: 'none',
  cursor: 'pointer',
});

const Choice = styled.input({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  borderRadius: radius.round,
  cursor: 'pointer',
  // Around the label's border.
  '&:checked': { outline: `3px solid ${color.edge}`, outlineOffset: '4px' },
  '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '7px' },
  // The actions below stick to the edge.
  scrollMarginBlockEnd: clearOfToast,
});
