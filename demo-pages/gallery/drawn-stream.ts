import { useEffect, useState } from 'react';

/** A replacement for a camera's stream: a plain drawing of a person in front of a wall. */
export function useDrawnStream(): MediaStream | null {
  const [stream, setStream] = useState<MediaStream | null>(null);
  useEffect(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [480, 640];
    const pen = canvas.getContext('2d');
    if (!pen) return;
    const shape = (color: string, ...ellipse: [x: number, y: number, width: number, height: number]) => {
      pen.fillStyle = color;
      pen.beginPath();
      pen.ellipse(...ellipse, 0, 0, Math.PI * 2);
      pen.fill();
    };
    const draw = () => {
      pen.fillStyle = '#9fb1b9';
      pen.fillRect(0, 0, 480, 640);
      shape('#39424a', 240, 700, 230, 220);
      shape('#3a2b22', 240, 270, 128, 165);
      shape('#d2a98c', 240, 310, 108, 140);
    };
    const drawn = canvas.captureStream(5);
    setStream(drawn);
    // A stream has a picture only after something is drawn while it runs.
    const timer = setInterval(draw, 250);
    return () => {
      clearInterval(timer);
      for (const track of drawn.getTracks()) track.stop();
    };
  }, []);
  return stream;
}
