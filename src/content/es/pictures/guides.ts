import type { GuidePictureId } from '../../picture-ids';

/** What each drawing of the guides shows, for somebody who does not see it. */
export const guidePictureWords: Readonly<Record<GuidePictureId, string>> = {
  'email-clip':
    'Un correo electrónico en una computadora portátil. El currículum cuelga de un clip al pie del mensaje.',
  'upload-button':
    'Una hoja entra en una casilla de un formulario por internet. Una mano presiona el botón ancho de abajo.',
  'voicemail-greeting':
    'Un teléfono con la señal del buzón de voz. Alguien graba un saludo corto y lo revisa.',
  'way-to-work':
    'Un camino con cuatro paradas: la solicitud, la entrevista, una carta con la oferta y el primer día ante una puerta abierta.',
  'fake-job':
    'Un chat en un teléfono con cuatro banderas rojas. El dinero y la copia de una identificación están tachados. La mujer se ve preocupada.',
  'i9-lists':
    'Dos caminos. Basta un documento de la primera lista: un pasaporte. O uno de cada una de las otras dos listas: una tarjeta de identificación y una segunda tarjeta.',
  'pay-stub':
    'Un talón de pago con notas al lado: las horas, lo que se descuenta y el dinero que queda.',
  'first-day': 'Dos trabajadores con su credencial se encuentran en la puerta al empezar un turno.',
  records: 'Un informe con una línea marcada, y un escudo. Un hombre lo mira con calma.',
  newcomer: 'Una mujer de otro país, y su trabajo de allá en un currículum que cuenta aquí.',
  'benefit-log':
    'Un calendario con los días de búsqueda marcados. Cada uno pasa a ser una línea con una marca en un registro.',
  references: 'Un antiguo jefe habla bien de alguien. Se revisa el teléfono del jefe.',
  'ask-staff':
    'Una persona en silla de ruedas habla con una empleada de la oficina en su escritorio.',
};
