import styled from '@emotion/styled';
import { below, space } from '../../tokens/space';

/** Wraps the last text of a page and leaves space below it for the floating helpers on phones. */
export const FloatingHelpersSpacer = styled.div({
  [below('panel')]: { '& > :last-child': { paddingBlockEnd: space(28) } },
});
