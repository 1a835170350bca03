import styled from '@emotion/styled';
import type { ComponentType } from 'react';
import type { IllustrationName } from '../content/services';
import { below, space } from '../tokens/space';
import { BookingLedger } from './BookingLedger';
import { StandingSticker } from './NfcSticker';
import { OrderDocket } from './OrderDocket';
import { ServiceTag } from './ServiceTag';
import { SmallMenu } from './SmallMenu';
import { TableTent } from './TableTent';
import { TillReceipt } from './TillReceipt';

/** The decorative illustration of a service, at its natural size. */
export function ServiceIllustration({ object }: { readonly object: IllustrationName }) {
  const Drawn = drawn[object];
  return <Drawn />;
}

function TentAndMenu() {
  return (
    <Pair>
      <TableTent />
      <SmallMenu />
    </Pair>
  );
}

const drawn: Readonly<Record<IllustrationName, ComponentType>> = {
  tableTent: TentAndMenu,
  sticker: StandingSticker,
  receipt: TillReceipt,
  ledger: BookingLedger,
  docket: OrderDocket,
  serviceTag: ServiceTag,
};

const Pair = styled.div({
  display: 'flex',
  alignItems: 'end',
  columnGap: space(1),
  // Not enough space for both.
  [below(360)]: { '& [data-object="smallMenu"]': { display: 'none' } },
});
