import { expect, test } from 'vitest';
import { coachBullet } from '@/domain/coach/coach-bullet';

const rulesFor = (text: string) => coachBullet(text).map(({ ruleId }) => ruleId);

test.each([
  'Limpié los cuartos de la clínica',
  'Preparaba la comida para los niños de la escuela',
  'Encargado de la cocina y de los pedidos',
  'Serví mesas en un restaurante',
  'Ayudar a las personas mayores con la comida y el baño',
])('“%s” is in Spanish, and nothing else is said about it', (line) => {
  expect(rulesFor(line)).toEqual(['in-spanish']);
});

test.each([
  'Managed La Casa de los Abuelos, a home for 12',
  'Cooked carne asada y tacos de la casa for 80 guests',
  'Café lead at El Sol y La Luna',
  'Sauté de legumes, 40 plates a night',
  'Cajera, Tienda de la Esquina',
  'Taught English to 20 adults at La Raza',
  '',
])('“%s” is not', (line) => {
  expect(rulesFor(line)).not.toContain('in-spanish');
});

test('what is private is said first, in any language', () => {
  const line = 'Cargué los camiones de la tienda, SSN 900-55-0123';
  expect(new Set(rulesFor(line))).toEqual(new Set(['private-details']));
});
