// What a brand's CMS block says, taken apart: banners, a video, words. Nothing of it is ever parsed into the page.
import { decode, htmlBlocks } from '../html-text';
import type { TextBlock } from '../product';

export interface BrandBanner {
  image: string;
  /** Of narrow screens, taller; from `data-mobile`. */
  imageMobile?: string;
  alt: string;
  /** Where it leads, as it stands in the block. */
  href?: string;
}

export interface VideoSource {
  src: string;
  type?: string;
}

export interface VideoTrack {
  src: string;
  kind: 'captions' | 'subtitles';
  language: string;
  label: string;
  /** Shown without being asked for. */
  isDefault: boolean;
}

export interface BrandVideo {
  sources: VideoSource[];
  tracks: VideoTrack[];
  poster?: string;
  /** What it shows; from `aria-label` or `title`. */
  label?: string;
}

export interface BrandContent {
  banners: BrandBanner[];
  video?: BrandVideo;
  words: TextBlock[];
}

const tag = /<(\/?)(a|img|video|source|track)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([a-z][\w-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi;

/** Web addresses and paths only: no script, no data. */
const safe = (address: string | undefined): string | undefined =>
  address && (/^https?:\/\//i.test(address) || !/^\s*([a-z][a-z0-9+.-]*:|\/\/|\\)/i.test(address))
    ? address
    : undefined;

/** Reads `<img>` (in a link or not), the first `<video>` with its sources and tracks, and the words of everything else. */
export function parseBrandContent(html: string | null | undefined): BrandContent {
  const source = (html ?? '').replace(/<!--[\s\S]*?(-->|$)|<(script|style)\b[\s\S]*?(<\/\2\s*>|$)/gi, '');
  const banners: BrandBanner[] = [];
  let video: BrandVideo | undefined;
  let href: string | undefined;
  let isInVideo = false;
  for (const [, slash, name = '', rest = ''] of source.matchAll(tag)) {
    const kind = name.toLowerCase();
    const given = attributesOf(rest);
    const src = safe(given.src);
    if (kind === 'a') href = slash ? undefined : safe(given.href);
    else if (kind === 'img') {
      const imageMobile = safe(given['data-mobile']);
      if (src)
        banners.push({
          image: src,
          alt: given.alt ?? '',
          ...(imageMobile && { imageMobile }),
          ...(href && { href }),
        });
    } else if (kind === 'video') {
      isInVideo = !slash && !video;
      if (isInVideo) {
        const label = given['aria-label'] || given.title;
        const poster = safe(given.poster);
        video = {
          sources: src ? [{ src }] : [],
          tracks: [],
          ...(poster && { poster }),
          ...(label && { label }),
        };
      }
    } else if (isInVideo && src && kind === 'source') {
      video?.sources.push({ src, ...(given.type && { type: given.type }) });
    } else if (isInVideo && src && kind === 'track') {
      const isSubtitle = given.kind === undefined || given.kind === 'subtitles';
      video?.tracks.push({
        src,
        kind: isSubtitle ? 'subtitles' : 'captions',
        language: given.srclang ?? 'en',
        label: given.label ?? '',
        isDefault: given.default !== undefined,
      });
    }
  }
  return {
    banners,
    ...(video && video.sources.length > 0 ? { video } : {}),
    // What a browser without video would say is for that browser.
    words: htmlBlocks(source.replace(/<video\b[\s\S]*?(<\/video\s*>|$)/gi, '')),
  };
}

function attributesOf(text: string): Record<string, string | undefined> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decode(double ?? single ?? bare ?? ''),
    ]),
  );
}
