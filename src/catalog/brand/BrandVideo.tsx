// A brand's film: a poster until it is asked for, the browser's own controls, captions where there are some. Never starts by itself.
import { useState } from 'react';
import { useStorefront } from '../../use-storefront';
import { useText } from '../../words/use-text';
import type { BrandVideo as Video } from './brand-content';

export function BrandVideo({ video, name }: { video: Video; name: string }) {
  const text = useText();
  /** With captions; a server of another origin may refuse them, and the film with them; at last, not at all. */
  const [attempt, setAttempt] = useState<'captions' | 'plain' | 'failed'>('captions');
  const { sources, tracks, poster, label } = video;
  const here = useStorefront().routing.url.peek();
  const hasForeignTrack = tracks.some(({ src }) => new URL(src, here).origin !== here.origin);
  if (attempt === 'failed')
    return (
      <div className="brand-video brand-video-failed" role="status">
        <p>{text('catalog.videoFailed')}</p>
      </div>
    );
  return (
    // eslint-disable-next-line jsx-a11y-x/media-has-caption -- as many tracks as the editors gave
    <video
      key={attempt}
      className="brand-video"
      part="video"
      aria-label={label ?? text('catalog.brandVideo', { name })}
      controls
      playsInline
      preload="none"
      poster={poster}
      width={640}
      height={360}
      crossOrigin={hasForeignTrack && attempt === 'captions' ? 'anonymous' : undefined}
    >
      {sources.map(({ src, type }, index) => (
        <source
          key={src}
          src={src}
          type={type}
          onError={
            index === sources.length - 1
              ? () => setAttempt(hasForeignTrack && attempt === 'captions' ? 'plain' : 'failed')
              : undefined
          }
        />
      ))}
      {(attempt === 'captions' || !hasForeignTrack) &&
        tracks.map(({ src, kind, language, label: trackLabel, isDefault }) => (
          <track
            key={src}
            src={src}
            kind={kind}
            srcLang={language}
            label={trackLabel || language}
            default={isDefault}
          />
        ))}
    </video>
  );
}
