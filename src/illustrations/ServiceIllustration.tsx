import styled from '@emotion/styled';
import type { ComponentType } from 'react';
import type { Service } from '../content/services';
import { inkLine, standingStyle } from '../tokens/illustrationStyle';
import { color } from '../tokens/roles';
import { BookingLedger } from './BookingLedger';
import { StandingSticker } from './NfcSticker';
import { OrderDocket } from './OrderDocket';
import { Photograph } from './Photograph';
import { ServiceTag } from './ServiceTag';
import { TableTent } from './TableTent';
import { TillReceipt } from './TillReceipt';

/** The decorative illustration of a service, at its natural size, or its photograph. */
export function ServiceIllustration({ image }: Pick<Service, 'image'>) {
  if (typeof image !== 'string')
    return (
      <Print>
        <Photograph photo={image} crop="service" isLazy />
      </Print>
    );
  const Drawn = drawn[image];
  return <Drawn />;
}

const drawn: Readonly<Record<Extract<Service['image'], string>, ComponentType>> = {
  tableTent: TableTent,
  sticker: StandingSticker,
  receipt: TillReceipt,
  ledger: BookingLedger,
  docket: OrderDocket,
  serviceTag: ServiceTag,
};

const Print = styled.div(standingStyle, {
  inlineSize: '13rem',
  aspectRatio: '4 / 3',
  border: inkLine,
  backgroundColor: color.raised,
});
