using System.Text.Json;
using Microsoft.AspNetCore.Antiforgery;

namespace Example;

/// <summary>The build of Saaristo, for pages.</summary>
public sealed class Saaristo(IConfiguration configuration, IHttpClientFactory clients, ILogger<Saaristo> log)
{
    public const string ContentSecurityPolicy =
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; " +
        "frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types saaristo";

    public string Dist { get; } = Path.GetFullPath(configuration["SAARISTO_DIST"] ?? "../../dist");

    private Dictionary<string, string[]>? chunks;

    /// <summary>The files of these blocks with an extension, without duplicates.</summary>
    public IEnumerable<string> Files(IEnumerable<Block> blocks, string ending)
    {
        chunks ??= JsonDocument.Parse(File.ReadAllText(Path.Combine(Dist, "widgets.json"))).RootElement
            .GetProperty("widgets").EnumerateArray().ToDictionary(
                widget => widget.GetProperty("name").GetString()!,
                widget => widget.GetProperty("chunks").EnumerateArray().Select(file => file.GetString()!).ToArray());
        return blocks.SelectMany(block => chunks.GetValueOrDefault(block.Widget, []))
            .Where(file => file.EndsWith(ending)).Distinct();
    }

    /// <summary>
    /// The default encoder of System.Text.Json writes &lt; as \u003C, so that no text can end a script element.
    /// </summary>
    public static string Json(JsonElement value) => JsonSerializer.Serialize(value);

    /// <summary>Returns the page with rendered islands, or unchanged if the sidecar does not answer.</summary>
    /// <param name="path">The page's path and query. The origin is the site's configured one, since a Host header is not trusted</param>
    public async Task<string> Prerender(string page, string path)
    {
        if (configuration["SAARISTO_SIDECAR"] is not { } sidecar) return page;
        try
        {
            using var client = clients.CreateClient();
            client.Timeout = TimeSpan.FromSeconds(2);
            var url = (configuration["SITE_ORIGIN"] ?? "http://localhost:5000") + path;
            using var answer = await client.PostAsJsonAsync(sidecar, new { html = page, url });
            answer.EnsureSuccessStatusCode();
            return await answer.Content.ReadAsStringAsync();
        }
        catch (Exception error) when (error is HttpRequestException or TaskCanceledException)
        {
            log.LogWarning(error, "The page {Path} is not prerendered", path);
            return page;
        }
    }

    /// <summary>Sets the csrf token in a cookie that only scripts of this site can read.</summary>
    public static void GiveToken(IAntiforgery antiforgery, HttpContext context) =>
        context.Response.Cookies.Append(
            "XSRF-TOKEN",
            antiforgery.GetAndStoreTokens(context).RequestToken!,
            new CookieOptions { SameSite = SameSiteMode.Lax, Secure = context.Request.IsHttps });
}
