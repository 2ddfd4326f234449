import { describe, expect, it, vi } from 'vitest';
import { fetchHome, homePageUrl, previewOf } from '../../../src/content/home/api';

const contentUrl = 'https://cms.example/api';
const entry = { SpecialOffer: [{ Title: 'Peated week', Description: '', Buttom: null }] };

function answering(body: unknown, init: ResponseInit = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return vi.fn<typeof fetch>(async () => new Response(text, init));
}

describe('homePageUrl', () => {
  it('asks for everything below the entry', () => {
    expect(homePageUrl(contentUrl).href).toBe('https://cms.example/api/home-page?populate=deep');
    expect(homePageUrl(`${contentUrl}/`).pathname).toBe('/api/home-page');
  });

  it('names the entry in preview', () => {
    const { searchParams } = homePageUrl(contentUrl, { id: '7' });
    expect(Object.fromEntries(searchParams)).toEqual({
      populate: 'deep',
      'filters[id][$in]': '7',
      publicationState: 'preview',
    });
  });

  it('does without the filter when no entry is named', () => {
    const { searchParams } = homePageUrl(contentUrl, {});
    expect(searchParams.get('publicationState')).toBe('preview');
    expect(searchParams.has('filters[id][$in]')).toBe(false);
  });
});

describe('previewOf', () => {
  it.each([
    ['https://shop.example/', undefined],
    ['https://shop.example/?publicationState=live&id=3', undefined],
    ['https://shop.example/?publicationState=preview&id=3', { id: '3' }],
    ['https://shop.example/?publicationState=preview', { id: undefined }],
  ])('reads %s', (url, preview) => {
    expect(previewOf(new URL(url))).toEqual(preview);
  });
});

describe('fetchHome', () => {
  it('sends no cookies to the other origin', async () => {
    const fetch = answering({ data: entry });
    await fetchHome(contentUrl, { fetch });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' });
  });

  it.each([
    ['Strapi 4', { data: { id: 1, attributes: entry }, meta: {} }],
    ['Strapi 5', { data: { id: 1, documentId: 'abc', ...entry }, meta: {} }],
    ['a collection, as in preview', { data: [{ id: 1, attributes: entry }], meta: {} }],
  ])('reads %s', async (_shape, body) => {
    const { content, error } = await fetchHome(contentUrl, { fetch: answering(body) });
    expect(error).toBeUndefined();
    expect(content?.offers).toEqual([{ title: 'Peated week', description: '', button: undefined }]);
  });

  it.each([
    [
      'a refusal',
      answering({ data: null, error: { status: 403, name: 'ForbiddenError' } }, { status: 403 }),
      /403/,
    ],
    ['something that is not JSON', answering('<html>'), /JSON/],
    [
      'no answer at all',
      vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch'))),
      /Failed/,
    ],
  ])('returns the error of %s and no content', async (_case, fetch, message) => {
    const answer = await fetchHome(contentUrl, { fetch });
    expect(answer.content).toBeUndefined();
    expect(answer.error?.message).toMatch(message);
  });

  it.each([
    ['no entry', answering({ data: null, meta: {} })],
    ['an empty collection', answering({ data: [], meta: {} })],
    ['404', answering({ data: null, error: { status: 404, name: 'NotFoundError' } }, { status: 404 })],
  ])('says neither content nor error for %s: there is no home page', async (_case, fetch) => {
    const { content, error } = await fetchHome(contentUrl, { fetch });
    expect([content, error]).toEqual([undefined, undefined]);
  });
});
