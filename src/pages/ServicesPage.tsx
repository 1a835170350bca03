import { services } from '../content/services';
import { Consultation } from '../features/booking/Consultation';
import { CallToAction } from '../features/chrome/CallToAction';
import { PageIntro } from '../features/chrome/PageIntro';
import { Offer } from '../features/pricing/Offer';
import { Process } from '../features/services/Process';
import { ServiceCards } from '../features/services/ServiceCards';

export function ServicesPage() {
  return (
    <>
      <PageIntro of="/services" drawing={drawing}>
        <Offer />
      </PageIntro>
      <ServiceCards />
      <Process />
      <Consultation of="services" />
      <CallToAction of="services" hasPrices />
    </>
  );
}

/** A menu and a sticker, where both are sold. */
const drawing = (['qrMenu', 'nfc'] as const).every((id) => services.some((one) => one.id === id))
  ? 'service'
  : 'till';
