// The element in a document of its own, at the width of a phone, a tablet or a desk; wider than there is room, it is made smaller.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FromPreview, Heard, Show, ToPreview } from './preview-messages';
import { themes, widths, type HostTheme, type Width } from './state';

export interface PreviewFrameProps {
  src: string;
  show: Show;
  theme: HostTheme;
  width: Width;
  onChange: (change: { theme?: HostTheme; width?: Width }) => void;
  onHeard: (heard: Heard) => void;
}

const height = 640;
const widthNames: Record<Width, string> = { fit: 'Fit', '360': '360', '768': '768', '1440': '1440' };

export function PreviewFrame({ src, show, theme, width, onChange, onHeard }: PreviewFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState(0);
  /** How many pages have said that they are there: a frame that loads again is told again. */
  const [ready, setReady] = useState(0);
  const message = JSON.stringify(show);

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<FromPreview>): void => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data?.type === 'airside-preview-ready') setReady((count) => count + 1);
      if (data?.type === 'airside-preview-heard') onHeard(data.heard);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [onHeard]);

  useEffect(() => {
    if (!ready) return;
    const told: ToPreview = { type: 'airside-preview-show', show: JSON.parse(message) as Show };
    frame.current?.contentWindow?.postMessage(told, location.origin);
  }, [ready, message]);

  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => setSpace(entry?.contentRect.width ?? 0));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  const wanted = width === 'fit' ? space : Number(width);
  const scale = space && wanted > space ? space / wanted : 1;

  return (
    <div className="preview">
      <div className="preview-bar">
        <label>
          <span>On</span>
          <select
            aria-label="Page of the preview"
            value={theme}
            onChange={(event) => onChange({ theme: event.target.value as HostTheme })}
          >
            {Object.entries(themes).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <fieldset className="pills">
          <legend className="unseen">Width of the preview, in pixels</legend>
          {widths.map((name) => (
            <label className="pill" key={name}>
              <input
                type="radio"
                name="width"
                checked={name === width}
                onChange={() => onChange({ width: name })}
              />
              <span>{widthNames[name]}</span>
            </label>
          ))}
        </fieldset>
        {scale < 1 && <span className="preview-scale">{Math.round(scale * 100)} %</span>}
      </div>
      <div className="preview-room" ref={room}>
        <div className="preview-sheet" style={{ inlineSize: wanted * scale || '100%', blockSize: height }}>
          <iframe
            key={src}
            ref={frame}
            title="Preview"
            src={src}
            style={{
              inlineSize: wanted || '100%',
              blockSize: height / scale,
              transform: scale < 1 ? `scale(${scale})` : 'none',
            }}
          />
        </div>
      </div>
    </div>
  );
}
