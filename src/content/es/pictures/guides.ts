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
  'benefit-log':
    'Un calendario con los días de búsqueda marcados. Cada uno pasa a ser una línea con una marca en un registro.',
  'id-order':
    'Tres documentos en su orden: un acta de nacimiento con su sello, una tarjeta de Seguro Social y una identificación.',
  'is-it-me':
    'Una mujer tiene una carta y pregunta si es para ella. Un camino lleva a una madre con un niño, que no tiene que hacerlo. El otro lleva a las horas que hay que comprobar.',
};
