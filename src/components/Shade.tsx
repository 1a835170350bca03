import styled from '@emotion/styled';

/** Darkens the page behind a modal dialog. */
export const Shade = styled.div({ zIndex: 20, backgroundColor: 'rgb(20 18 15 / 55%)' });
