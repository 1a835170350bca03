/** A phone number as a link: `+972 3 000 0000` gives `tel:+97230000000`. */
export function telephoneAddress(phone: string): string {
  return `tel:+${digitsOf(phone)}`;
}

/** A link that opens the messaging app on a number with a text ready to send. */
export function chatAddress(number: string, greeting: string): string {
  return `https://wa.me/${digitsOf(number)}?text=${encodeURIComponent(greeting)}`;
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
