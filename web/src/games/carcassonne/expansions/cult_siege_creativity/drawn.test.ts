import { describe, expect, it } from 'vitest';
import { choices, drawnOf, textOf, tileOf, type Drawn } from './drawn';

const plain: Drawn = {
  edges: ['field', 'field', 'field', 'field'],
  joined: false,
  through: false,
  mark: '',
  wayside: '',
  site: '',
  sign: '',
};

describe('a face for a blank tile', () => {
  it('is written as it is put together', () => {
    expect(textOf(plain)).toBe('field');
    expect(tileOf('city N+E crest | road S')).toBe('CS-blank:city.N+E.crest,road.S');
    expect(
      textOf({ ...plain, edges: ['city', 'city', 'road', 'field'], joined: true, mark: 'crest', wayside: 'inn' }),
    ).toBe('city N+E crest | road S inn');
    expect(
      textOf({ ...plain, edges: ['city', 'road', 'city', 'road'], mark: 'wine', through: true, sign: 'dragon' }),
    ).toBe('city N wine cap | city S cap | road E+W | sign dragon');
    expect(textOf({ ...plain, edges: ['road', 'road', 'field', 'field'], site: 'cloister' })).toBe(
      'road N | road E | cloister',
    );
  });

  it('leaves out what cannot be, and offers only what can', () => {
    const crossing: Drawn = {
      ...plain,
      edges: ['city', 'road', 'city', 'road'],
      joined: true,
      through: true,
      site: 'shrine',
      mark: 'cathedral',
    };
    expect(choices(crossing)).toMatchObject({ join: true, through: false, site: false, full: false });
    expect(textOf(crossing)).toBe('city N+S | road E | road W');
    expect(textOf({ ...crossing, sign: 'tower' })).toBe('city N+S | road E | road W');
    expect(textOf({ ...crossing, sign: 'portal' })).toBe('city N+S | road E | road W | sign portal');
    expect(choices({ ...plain, edges: ['city', 'city', 'city', 'city'], joined: true })).toMatchObject({
      full: true,
      site: false,
      road: false,
    });
  });

  it.each([
    'field',
    'city N cap | road S | cloister',
    'city N+E+S+W cathedral',
    'city N+E crest | road S+W inn | sign portal',
    'road N | road E | road S | road W | shrine',
  ])('reads what it has written: %s', (text) => expect(textOf(drawnOf(text))).toBe(text));

  it('takes what it can from what somebody writes by hand', () => {
    expect(drawnOf('CITY n+e crest|nonsense <b>|road q').edges).toEqual(['city', 'city', 'field', 'field']);
  });
});
