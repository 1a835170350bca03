import styled from '@emotion/styled';
import { type ComponentProps, memo } from 'react';
import type { Language } from '../../../locales/languages';
import { marks } from '../../../machines/menuValues';
import { markWords } from '../../content/heroMenu';
import { menuEditorMessages } from '../../i18n/menuEditorMessages';
import { color } from '../../tokens/roles';
import { radius, space, targetSize } from '../../tokens/space';
import { face, size } from '../../tokens/type';
import { Icon } from '../../ui/Icon';
import type { MenuField } from './MenuField';
import { fieldHover, fieldRing } from './menuPaper';

interface Props
  extends Pick<ComponentProps<typeof MenuField>, 'field' | 'value' | 'onChange' | 'label'> {
  readonly language: Language;
}

/** The mark of a dish, printed as on the menu's page; a plus while there is none. */
export const MenuMark = memo(function MenuMark({ field, value, onChange, label, language }: Props) {
  return (
    <Box data-empty={value === '' || undefined}>
      <Select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(field, currentTarget.value)}
      >
        <option lang={language} value="">
          {menuEditorMessages(language)('noMark')}
        </option>
        {marks.map((mark) => (
          <option key={mark} lang={language} value={mark}>
            {markWords[mark][language]}
          </option>
        ))}
      </Select>
      {value === '' && <Plus name="plus" size={10} />}
    </Box>
  );
});

const Box = styled.span({
  position: 'relative',
  flex: 'none',
  marginInlineStart: space(1),
  // The frame is lower than the target.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: space(2.5),
    insetInline: 0,
    border: '1px solid',
    borderRadius: radius.round,
    pointerEvents: 'none',
  },
  '&[data-empty]::after': { insetInline: space(2.5), borderStyle: 'dashed' },
  '@media (forced-colors: active)': { '&::after': { content: 'none' } },
});

const Select = styled.select({
  appearance: 'none',
  fieldSizing: 'content',
  minInlineSize: targetSize,
  blockSize: targetSize,
  paddingInline: space(2),
  border: 0,
  backgroundColor: 'transparent',
  fontFamily: face.text,
  fontSize: size.small,
  fontWeight: 400,
  textAlign: 'center',
  cursor: 'pointer',
  '&:focus-visible': fieldRing,
  '&:hover': fieldHover,
  // Without space for its words.
  '[data-empty] > &': {
    inlineSize: targetSize,
    paddingInline: `calc(${targetSize} / 2)`,
  },
  '@media (forced-colors: active)': { border: '1px solid' },
  // Some systems draw the list in the colors of the select. By tag, because nothing else has options.
  '& option': { backgroundColor: color.sheet, color: color.sheetInk },
});

const Plus = styled(Icon)({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  pointerEvents: 'none',
});
