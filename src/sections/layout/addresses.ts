/** A phone number as a link: `+972 3 000 0000` gives `tel:+97230000000`. */
export function telephoneAddress(phone: string): string {
  return `tel:+${digitsOf(phone)}`;
}

/** A link that opens the messaging app on a number with a text ready to send. */
export function chatAddress(number: string, greeting: string): string {
  return `https://wa.me/${digitsOf(number)}?text=${encodeMarks(greeting)}`;
}

/** Letters beyond ASCII may stand in an address as they are, in a sixth of the room. Source: WHATWG URL, 4.3. */
function encodeMarks(text: string): string {
  return encodeURIComponent(text).replace(/(?:%[89A-F][0-9A-F])+/g, decodeURIComponent);
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
