import { Section } from '../../components/Section';
import { BookingWidget } from './BookingWidget';

interface Props {
  readonly heading: string;
  readonly lead: string;
}

/** The way to a free meeting, with the calendar to choose its hour in. */
export function Consultation({ heading, lead }: Props) {
  return (
    <Section id="consultation" ground="raised" heading={heading} lead={lead}>
      {/* The site starts when this comes near, so that the calendar can load. */}
      <div data-needs-client>
        <BookingWidget layout="page" />
      </div>
    </Section>
  );
}
